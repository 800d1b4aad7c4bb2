import type { ComponentProps, ReactNode } from 'react';
import { OfferContext } from '../ui/flow/offer.ts';
import { type ComingSwitch, Portal } from '../ui/portal/Portal.tsx';
import { ToolsContext } from '../ui/quickQuote/toolsContext.ts';
import { MarkContext } from '../ui/shell/markContext.ts';
import type { PortalRef } from './addressListener.ts';

export type PortalPageProps = {
  portal: PortalRef;
  comingSwitch: ComingSwitch;
  /** [WG-039] Where messages appear. */
  messages: ReactNode;
  /** [LD-009] What consumers are offered below a step. */
  offer: ComponentProps<typeof OfferContext>['value'];
  /** What helps others to enter many travellers. */
  tools: ComponentProps<typeof ToolsContext>['value'];
  /** What stands beside the tasks of a menu. */
  mark: ComponentProps<typeof MarkContext>['value'];
};

/** The whole page, as it is painted beforehand and as it is drawn. */
export function PortalPage({ portal, comingSwitch, messages, offer, tools, mark }: PortalPageProps) {
  return (
    <OfferContext value={offer}>
      <ToolsContext value={tools}>
        <MarkContext value={mark}>
          <Portal portal={portal} comingSwitch={comingSwitch} messages={messages} />
        </MarkContext>
      </ToolsContext>
    </OfferContext>
  );
}
