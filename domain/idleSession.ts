/** [ID-001] The reminder opens when a session has so many seconds left. */
export const reminderSeconds = 60;

/** [ID-021] Milliseconds without activity after which the session is refreshed, by default. */
export const defaultDebounceInterval = 10_000;

/** [ID-022] Milliseconds between two refreshes where activity is not debounced. */
export const throttleInterval = 3000;

/** [ID-019] Milliseconds for which a page must stand still before it is searched for new frames. */
export const frameScanDelay = 100;

/** [ID-020] Milliseconds after which a new frame is watched for activity. */
export const frameWait = 1000;
