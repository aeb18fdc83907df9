return h3.getRes0Indexes();
