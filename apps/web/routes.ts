import { index, layout, type RouteConfig, route } from '@remix-run/route-config';

export default [
  route('login', 'routes/login.tsx'),
  route('logout', 'routes/logout.tsx'),
  route('session', 'routes/session.tsx'),
  route('ahead', 'routes/ahead.tsx'),
  route('documents/password', 'routes/documents-password.tsx'),
  route('documents/file', 'routes/documents-file.tsx'),
  route('documents/mail', 'routes/documents-mail.tsx'),
  route('documents/deletion', 'routes/documents-deletion.tsx'),
  route('welcome', 'routes/welcome.tsx'),
  route('createPassword', 'routes/create-password.tsx'),
  layout('routes/consultation.tsx', [
    index('routes/home.tsx'),
    route('wizard/:index', 'routes/wizard.tsx'),
    layout('routes/care.tsx', [
      route('recommendations', 'routes/recommendations.tsx'),
      route('cart', 'routes/cart.tsx'),
      route('products', 'routes/products.tsx'),
      route('offer', 'routes/offer.tsx'),
      route('selling', 'routes/selling.tsx'),
    ]),
    route('final', 'routes/final.tsx'),
  ]),
  route('*', 'routes/elsewhere.tsx'),
] satisfies RouteConfig;
