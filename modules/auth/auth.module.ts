import { Module } from '@nestjs/common';
import { LinkTokens } from './links/link-tokens.ts';
import { AccountService } from './services/account.service.ts';
import { LoginService } from './services/login.service.ts';
import { OwnPasswordService } from './services/own-password.service.ts';
import { PasswordResetService } from './services/password-reset.service.ts';
import { SessionService } from './services/session.service.ts';

const SERVICES = [
  SessionService,
  LoginService,
  OwnPasswordService,
  AccountService,
  LinkTokens,
  PasswordResetService,
];

@Module({ providers: SERVICES, exports: SERVICES })
export class AuthModule {}
