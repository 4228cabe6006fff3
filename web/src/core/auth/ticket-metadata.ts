/** How a ticket reaches the Lambdas of the user pool, which mail no code without one. */
export const ticketMetadata = (ticket: string) => ({ clientMetadata: { ticket } });
