/** Where a page asks whose session it is; a page asks before its code has come, and then knows no more of the call. */
export const getUserPath = '/api/auth/get-user';
