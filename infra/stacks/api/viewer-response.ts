type Event = {
  response: { statusCode: number; statusDescription?: string; headers: Record<string, unknown> };
};

/** Runs inside CloudFront: the page for lost visitors is a file like any other, yet its answer says 404. */
export const handler = ({ response }: Event) => {
  if (response.headers['x-amz-meta-lost']) {
    response.statusCode = 404;
    response.statusDescription = 'Not Found';
    delete response.headers['x-amz-meta-lost'];
  }
  return response;
};
