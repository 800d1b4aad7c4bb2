/** [PL-002] What calls carry where the address has no refCode. */
export const noRefCode = 'portage';
