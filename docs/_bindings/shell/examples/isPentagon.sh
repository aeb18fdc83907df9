h3 isPentagon -c 830800fffffffff
