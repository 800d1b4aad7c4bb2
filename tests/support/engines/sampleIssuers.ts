/** Issuers of the sample people in a template; whoever starts a server puts the real addresses in their place. */
export const sampleIssuers = { directory: 'sample:directory', customers: 'sample:customers' };
