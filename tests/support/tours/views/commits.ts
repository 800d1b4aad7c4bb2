/** The commits of React on this page, as it reports them to its developer tools. To be loaded before React. */
const counted = { commits: 0 };

Object.assign(window, {
  counted,
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (counted.commits += 1),
  },
});
