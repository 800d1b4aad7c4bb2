import type { PageToBuild } from './builtPage.ts';

/** As strict as the page of the product. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'";

/** The gallery of the kit, with the warnings of React. */
export const kitPage: PageToBuild = { page: 'kit.html', address: '/kit', policy, warns: true };
