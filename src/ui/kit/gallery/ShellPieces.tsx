import { useState } from 'react';
import { useText } from '../../../text/useText.ts';
import { ErrorPage } from '../../pages/ErrorPage.tsx';
import { AppFrame } from '../../shell/AppFrame.tsx';
import { Assistance } from '../../shell/Assistance.tsx';
import { Banner } from '../../shell/Banner.tsx';
import { Footer } from '../../shell/Footer.tsx';
import { LanguageToggle } from '../../shell/LanguageToggle.tsx';
import { MenuButton } from '../../shell/MenuButton.tsx';
import { SideMenu } from '../../shell/SideMenu.tsx';
import { TopNavigation } from '../../shell/TopNavigation.tsx';
import { UserMenu } from '../../shell/UserMenu.tsx';
import { Wordmark } from '../../shell/Wordmark.tsx';
import { type WhiteLabel, whiteLabels } from '../../tokens/whiteLabel.ts';

const nothing = () => undefined;

/** The whole frame of a page with its menus, around an error page. */
export function ShellPieces() {
  const text = useText('gallery');
  const [open, setOpen] = useState(false);
  const item = (navId: string) => ({ navId, label: text(`step.${navId}`), href: `#${navId}` });
  const items = ['travellers', 'trip', 'plan', 'quote', 'contact'].map(item);
  const label = whiteLabels.find((known) => known === document.documentElement.dataset.label) as WhiteLabel;
  return (
    <AppFrame
      sample
      banner={
        <Banner brand={<Wordmark label={label} href="#home" />} organizationName={text('label.partner')} />
      }
      navigation={
        <TopNavigation
          id="top"
          items={items}
          current="trip"
          open={open}
          onFollow={nothing}
          tools={
            <>
              <LanguageToggle href="#language" onSwitch={nothing} />
              <UserMenu
                name="Anaïs Tremblay"
                organization={text('label.partner')}
                items={items.slice(0, 2)}
                onFollow={nothing}
                onSignOut={nothing}
              />
              <MenuButton id="menu-button" open={open} controls="top side" onToggle={() => setOpen(!open)} />
            </>
          }
        />
      }
      side={<SideMenu id="side" items={items} current="plan" open={open} onFollow={nothing} />}
      footer={
        <Footer
          items={items}
          onFollow={nothing}
          showsTopText
          organizationName={text('label.partner')}
          year={2026}
        />
      }
      openMenu={open ? { onPressBeside: () => setOpen(false), onEscape: () => setOpen(false) } : undefined}
    >
      <ErrorPage
        code={404}
        personalSiteHref="#personal"
        homeHref="#home"
        onRetry={nothing}
        requestId="01JD8Z4M6Q0W2V7X"
      />
      <Assistance phone="1-800-555-0142" email="aide@portage.example" />
    </AppFrame>
  );
}
