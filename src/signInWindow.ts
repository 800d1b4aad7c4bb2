/** Script of the page that a sign-in in a popup or in a hidden frame comes back to: hands its address to the page that asked. */
const asking = window.opener ?? (window.parent === window ? null : window.parent);
asking?.postMessage(
  { source: 'oidc-client', url: window.location.href, keepOpen: false },
  window.location.origin,
);
if (window.opener) window.close();
