/** Script of the page that a sign-in in a popup or in a hidden frame comes back to: hands its address to the page that asked. */
const asking = window.opener ?? (window.parent === window ? null : window.parent);
asking?.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);

/** The page that asked closes its window; closing it here could be noticed there before the message. */
const closesItselfAfter = 5000;
if (window.opener) setTimeout(() => window.close(), closesItselfAfter);
