import { Outlet, Scripts } from '@remix-run/react';

export default function Root() {
  return (
    <html lang="de">
      <head>
        <title>Empty</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}
