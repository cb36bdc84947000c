"""The common engine of the Swiss systems in which contestants float up only: that of teams, and the Double-Swiss."""
