import type { ClientMetadata } from 'oidc-provider';

const signInPaths = ['/login/callback', '/ciam/handlelogin', '/login/silent', '/silent'];
const signOutPaths = ['/welcome', '/ciam', '/login', '/'];

/** The portal as a public browser client: code flow with PKCE, the same addresses on each of its origins. */
export function portalClient(applicationOrigins: readonly string[]): ClientMetadata {
  const addresses = (paths: readonly string[]) =>
    applicationOrigins.flatMap((origin) => paths.map((path) => origin + path));
  return {
    client_id: 'portage',
    client_name: 'Portage',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code'],
    response_types: ['code'],
    redirect_uris: addresses(signInPaths),
    post_logout_redirect_uris: addresses(signOutPaths),
  };
}
