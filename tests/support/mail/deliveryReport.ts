/** A delivery status notification with one recipient, as mail servers write one. */
export function deliveryReport({
  report = 'delivery-status',
  action = 'failed',
  status = '5.1.1',
}: {
  report?: string;
  action?: string;
  status?: string;
}): string {
  return [
    'From: postmaster@mx.example',
    'Subject: Undelivered mail',
    `Content-Type: multipart/report; boundary="=_b"; report-type=${report}`,
    '',
    '--=_b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; somebody@elsewhere.example',
    `Action: ${action} (as mail servers say)`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp;',
    ' 550 somebody',
    '',
    '--=_b--',
    '',
  ].join('\r\n');
}
