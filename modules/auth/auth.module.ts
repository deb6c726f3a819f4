import { Module } from '@nestjs/common';
import { LoginService } from './services/login.service.ts';
import { OwnPasswordService } from './services/own-password.service.ts';
import { SessionService } from './services/session.service.ts';

@Module({
  providers: [SessionService, LoginService, OwnPasswordService],
  exports: [SessionService, LoginService, OwnPasswordService],
})
export class AuthModule {}
