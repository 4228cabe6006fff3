import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Duration } from 'aws-cdk-lib/core';
import type { Construct } from 'constructs';
import { securityHeaders } from '../../security-headers.ts';
import { type Settings, signInHostOf } from '../../settings-of-stage.ts';

/** Our security headers as CloudFront takes them: some it knows by name, the others as they are. */
export const headersPolicy = (scope: Construct, settings: Settings, styles: readonly string[]) => {
  const { region, adPixel, keepsData } = settings;
  const signInHost = signInHostOf(settings);
  const connect = [
    `https://cognito-idp.${region}.amazonaws.com`,
    ...(signInHost ? [`https://${signInHost}`] : []),
  ];
  const {
    'content-security-policy': contentSecurityPolicy = '',
    'strict-transport-security': _hsts,
    'x-content-type-options': _nosniff,
    'x-frame-options': _frame,
    'referrer-policy': _referrer,
    ...others
  } = securityHeaders({ connect, styles, adPixel: adPixel !== null, listed: keepsData });
  return new ResponseHeadersPolicy(scope, 'Headers', {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override: true },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(365),
        includeSubdomains: true,
        override: true,
      },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({
        header,
        value,
        override: true,
      })),
    },
  });
};
