import { type ReactNode, useState } from 'react';
import { otherLanguage } from '#domain/locales.ts';
import { useText } from '../../text/useText.ts';
import { AppFrame } from '../shell/AppFrame.tsx';
import { Assistance } from '../shell/Assistance.tsx';
import { Banner } from '../shell/Banner.tsx';
import { Footer } from '../shell/Footer.tsx';
import { LanguageToggle } from '../shell/LanguageToggle.tsx';
import { MenuButton } from '../shell/MenuButton.tsx';
import { SideMenu } from '../shell/SideMenu.tsx';
import { TopNavigation } from '../shell/TopNavigation.tsx';
import { UserMenu } from '../shell/UserMenu.tsx';
import { Wordmark } from '../shell/Wordmark.tsx';
import { type PageKey, pageKeys } from './pages.tsx';
import { addressOf, type GalleryView, type PartKey } from './view.ts';

const nothing = () => undefined;

export type GalleryFrameProps = {
  view: GalleryView;
  /** Keys of the parts, in their order. */
  parts: readonly PartKey[];
  sample: boolean;
  children: ReactNode;
};

/** The whole frame of a page, whose menus lead through the gallery. */
export function GalleryFrame({ view, parts, sample, children }: GalleryFrameProps) {
  const text = useText('gallery');
  const [open, setOpen] = useState(false);
  const itemOf = (part: 'all' | PartKey | PageKey) => ({
    navId: part,
    label: text(`part.${part}`),
    href: addressOf({ ...view, part }),
  });
  const leading = (['all', ...parts] as const).map(itemOf);
  const places = { navId: 'pages', label: text('pages'), href: '#', items: pageKeys.map(itemOf) };
  return (
    <AppFrame
      sample={sample}
      banner={
        <Banner
          brand={<Wordmark label={view.label} href={addressOf({ ...view, part: 'all' })} />}
          organizationName={text('label.partner')}
        />
      }
      navigation={
        <TopNavigation
          id="top"
          items={[...leading.slice(0, 3), places]}
          current={view.part}
          open={open}
          tools={
            <>
              <LanguageToggle href={addressOf({ ...view, language: otherLanguage(view.language) })} />
              <UserMenu
                name="Anaïs Tremblay"
                organization={text('label.partner')}
                items={leading.slice(0, 2)}
                onSignOut={nothing}
              />
              <MenuButton id="menu-button" open={open} controls="top side" onToggle={() => setOpen(!open)} />
            </>
          }
        />
      }
      side={<SideMenu id="side" items={[...leading, ...places.items]} current={view.part} open={open} />}
      assistance={<Assistance phone="1-800-555-0142" email="aide@portage.example" />}
      footer={<Footer items={leading} showsTopText organizationName={text('label.partner')} year={2026} />}
      openMenu={open ? { onPressBeside: () => setOpen(false), onEscape: () => setOpen(false) } : undefined}
    >
      {children}
    </AppFrame>
  );
}
