-- What somebody has said about the columns of tables with these headings: a digest of the headings, and a list as JSON.
CREATE TABLE columns (
    who TEXT NOT NULL,
    source TEXT NOT NULL,
    assigned TEXT NOT NULL,
    PRIMARY KEY (who, source)
);
