import { useEffect } from 'react';

/** Has the browser ask before it leaves the page, as long as something that was entered is not saved. */
export function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const page = document.defaultView;
    const ask = (event: Event) => event.preventDefault();
    page?.addEventListener('beforeunload', ask);
    return () => page?.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
