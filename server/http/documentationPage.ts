import { type Language, locales } from '#domain/locales.ts';
import { serverText } from './texts.ts';

/** Where the files of the library stand that shows the table of calls. */
export const documentationFolder = '/api/docs/ui/';

/** The page of the table of calls: Swagger UI over the document of a language. */
export function documentationPage(language: Language): string {
  return `<!doctype html>
<html lang="${locales[language].tag}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>${serverText(language, 'docs.title')}</title>
  <link rel="stylesheet" href="${documentationFolder}swagger-ui.css">
</head>
<body>
  <div id="calls" data-url="/api/openapi.json?lang=${language}" data-search="${serverText(language, 'docs.search')}"></div>
  <script src="${documentationFolder}swagger-ui-bundle.js"></script>
  <script src="/api/docs/open.js"></script>
</body>
</html>`;
}

/** Opens Swagger UI folded, for reading only, so that there is nothing to authorize; its field searches names, paths and texts of calls, not groups alone. */
export const documentationScript = `
const { url, search } = document.querySelector('#calls').dataset;
const holds = (operation, phrase) =>
  JSON.stringify([operation.get('method'), operation.get('path'), operation.getIn(['operation', 'summary']),
    operation.getIn(['operation', 'description'])]).toLowerCase().includes(phrase.toLowerCase());
const reading = ({ React }) => ({
  statePlugins: { spec: { wrapSelectors: { securityDefinitions: () => () => null } } },
  fn: {
    opsFilter: (groups, phrase) => groups
      .map((group) => group.update('operations', (all) => all.filter((one) => holds(one, phrase))))
      .filter((group) => group.get('operations').size > 0),
  },
  components: {
    FilterContainer: ({ layoutSelectors, layoutActions }) => React.createElement('div', { className: 'filter wrapper' },
      React.createElement('input', {
        className: 'operation-filter-input', type: 'search', 'aria-label': search, placeholder: search,
        onChange: ({ target }) => layoutActions.updateFilter(target.value || true),
      })),
  },
});
SwaggerUIBundle({
  url, domNode: document.querySelector('#calls'), docExpansion: 'none', defaultModelsExpandDepth: -1, filter: true,
  deepLinking: true, tagsSorter: 'alpha', supportedSubmitMethods: [], validatorUrl: null, plugins: [reading],
});
`;
