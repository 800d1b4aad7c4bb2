// Runs in the browser: goes on with a sign-out of whom the portal named.
const button = document.querySelector<HTMLButtonElement>('#sign-out');
button?.form?.requestSubmit(button);
