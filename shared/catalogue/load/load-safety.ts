/** What finds dangers in a question, fetched with the first question. */
export const loadSafety = () => import('../../domain/chat/safety/question-safety-bundle.ts');
