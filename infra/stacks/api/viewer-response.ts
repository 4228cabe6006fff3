type Event = {
  response: { statusCode: number; statusDescription?: string; headers: Record<string, unknown> };
};

/** Runs in CloudFront, without destructuring (edge-function-code.ts): gives the not-found page the status 404. */
export const handler = (event: Event) => {
  const response = event.response;
  if (response.headers['x-amz-meta-lost']) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers['x-amz-meta-lost'];
  }
  return response;
};
