import { AreaTabs } from '../screen/area-tabs.tsx';
import { ScreenFrame, type ScreenFrameProps } from '../screen/screen-frame.tsx';

/** Titles of the two groups of users. */
export const groupTitles = (vendorName: string) => ({
  staff: `Benutzer ${vendorName}`,
  customers: 'Benutzer Institutionen',
});

interface DirectoryFrameProps extends Omit<ScreenFrameProps, 'title' | 'tabs'> {
  readonly vendorName: string;
}

/** The frame of the lists of all users. */
export function DirectoryFrame({ vendorName, ...props }: DirectoryFrameProps) {
  const { staff, customers } = groupTitles(vendorName);
  const tabs = [
    { to: '/cms/1', label: staff, open: true, exact: true },
    { to: '/cms/1/institutionen', label: customers, open: true },
    { to: '/cms/1/geloescht', label: 'Gelöschte', open: true },
  ];
  return (
    <ScreenFrame
      title="Benutzerverwaltung"
      tabs={<AreaTabs label="Gruppen von Benutzern" tabs={tabs} />}
      {...props}
    />
  );
}
