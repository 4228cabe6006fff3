/** Where the user pool answers on the origin of the app, so that the app's content security policy need not name it. */
export const authPath = '/__local/auth';
