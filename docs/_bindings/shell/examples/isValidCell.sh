h3 isValidCell -c 873e628e6ffffff
h3 isValidCell -c 873e628e6fffffe
