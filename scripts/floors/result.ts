/** One test, or one check, as its runner reported it. */
export type TestResult = {
  /** The test's own title, without the titles of the groups around it. */
  title: string;
  /** Where the test stands: file and groups. */
  where: string;
  status: 'passed' | 'failed' | 'skipped';
  milliseconds: number;
  /** First message of a failure. */
  message?: string;
};
