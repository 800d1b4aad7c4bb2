import type { Plugin } from 'vite';

const files = /\/node_modules\/(?:react-router|react-intl|@formatjs\/intl|intl-messageformat)\/.*\.js$/;

/** What is made at the top of a file by a call, and the name that a component has for developer tools. */
const madeByCall = /^((?:export )?(?:const|let|var) [\w$]+ = )(?=[\w$.]+\()/gm;
const toolName = /^[\w$]+\.displayName = ["'].*["'];$/gm;

/**
 * Leaves out the components and contexts of React Router and React Intl that nobody uses, such as the forms and
 * fetchers of the data router: these packages do not say that making one does nothing else, so this says it for them.
 */
export function leanParts(): Plugin {
  return {
    name: 'portage-lean-parts',
    apply: 'build',
    transform: (code, id) =>
      files.test(id)
        ? { code: code.replace(madeByCall, '$1/* @__PURE__ */ ').replace(toolName, ''), map: null }
        : null,
  };
}
