SELECT h3_is_pentagon('830800fffffffff');
