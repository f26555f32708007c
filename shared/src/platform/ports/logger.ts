type Write = (fields: object, message: string) => void;

/** Lines for operators: facts first, then a sentence. Never a name, an e-mail, a token, a maximum or a reserve. */
export type Logger = { debug: Write; info: Write; warn: Write; error: Write };
