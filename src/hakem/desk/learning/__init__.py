"""Questions for arbiters who learn: from real rounds, answered and explained by the engine that pairs them."""

from hakem.desk.learning.answers import Attempt, answer_words, attempt
from hakem.desk.learning.questions import KINDS, AnswerForm, Position, Quiz, QuizQuestion, position_of, questions_of
from hakem.desk.learning.quiz import quiz_of, quiz_of_seed, steps_of

__all__ = [
    "KINDS",
    "AnswerForm",
    "Attempt",
    "Position",
    "Quiz",
    "QuizQuestion",
    "answer_words",
    "attempt",
    "position_of",
    "questions_of",
    "quiz_of",
    "quiz_of_seed",
    "steps_of",
]
