import type { Plugin } from 'vite';

const files = /\/node_modules\/(?:react-router|react-intl|@formatjs\/intl|intl-messageformat)\/.*\.js$/;

/** What is made at the top of a file by a call, and the name that a component has for developer tools. */
const madeByCall = /^((?:export )?(?:const|let|var) [\w$]+ = )(?=[\w$.]+\()/gm;
const toolName = /^[\w$]+\.displayName = ["'].*["'];$/gm;

/** Whether the browser knows a language: it does know ours, and asking makes it read all its languages. */
const asksForLanguages = /!Intl\.\w+\.supportedLocalesOf\(locale\)\.length/g;
const supportedLanguages = /Intl\.NumberFormat\.supportedLocalesOf\(locales\);/g;

/**
 * Leaves out the components and contexts of React Router and React Intl that nobody uses, such as the forms and
 * fetchers of the data router: these packages do not say that making one does nothing else, so this says it for them. What React Intl
 * asks of the browser about languages is left out as well: a tenth of a second before the first screen.
 */
export function leanParts(): Plugin {
  return {
    name: 'portage-lean-parts',
    apply: 'build',
    transform: (code, id) =>
      files.test(id)
        ? {
            code: code
              .replace(madeByCall, '$1/* @__PURE__ */ ')
              .replace(toolName, '')
              .replace(asksForLanguages, 'false')
              .replace(supportedLanguages, '[];'),
            map: null,
          }
        : null,
  };
}
