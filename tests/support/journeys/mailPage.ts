import { expect, type Page } from '@playwright/test';

/** Names the page of the mail that was sent, for whoever reads it in a journey. */
export const mailPageVariable = 'PORTAGE_JOURNEYS_MAIL';

/** What the mail says that came to an address, once it has. */
export async function textOfMailTo(page: Page, email: string): Promise<string> {
  const messages = `${process.env[mailPageVariable] ?? ''}/api/messages`;
  let said = '';
  await expect(async () => {
    const lines = (await (await page.request.get(messages)).json()).messages as {
      id: number;
      recipient: string;
    }[];
    const { id } = lines.find(({ recipient }) => recipient === email)!;
    const { text } = (await (await page.request.get(`${messages}/${id}`)).json()) as { text: string };
    said = text;
  }).toPass();
  return said;
}
