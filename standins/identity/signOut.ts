// Runs in the browser: goes on with a sign-out that the portal has proven.
const button = document.querySelector<HTMLButtonElement>('#sign-out');
button?.form?.requestSubmit(button);
