import { Body, Get, Inject, Put, Query, Req } from '@nestjs/common';
import { BotCheckService, ContactService, RegistrationService } from '#auth';
import { contactForm, registrationModel } from '#auth/domain';
import { MatchingService } from '#institution';
import { AnonymousCalls } from '../anonymous-call.ts';
import type { CallRequest } from '../call.ts';
import { Limited } from '../rate-limit.guard.ts';
import { readQuery } from '../read-query.ts';
import { botQuery, knrQuery, nothingQuery } from './register-schemas.ts';

/** What a visitor does before there is a user (access specification, section 7, register/). */
@AnonymousCalls('static/api/register')
export class RegisterController {
  constructor(
    @Inject(MatchingService) private readonly matching: MatchingService,
    @Inject(BotCheckService) private readonly bots: BotCheckService,
    @Inject(RegistrationService) private readonly registrations: RegistrationService,
    @Inject(ContactService) private readonly contact: ContactService,
  ) {}

  @Get('checkknr.php')
  @Limited('checkknr', 30, 5)
  async checkNumber(@Query() asked: unknown) {
    const known = await this.matching.find(readQuery(knrQuery, asked).knr);
    if (known === null) return { correct: false };
    const { name1: name_1, name2: name_2, zip, city, street, number } = known;
    return { correct: true, data: { name_1, name_2, zip, city, street, number } };
  }

  /** Beyond the specification: what the browser has to solve before checkrecaptcha.php. */
  @Get('challenge.php')
  @Limited('challenge', 60, 5)
  challenge(@Query() asked: unknown) {
    readQuery(nothingQuery, asked);
    return this.bots.challenge();
  }

  @Get('checkrecaptcha.php')
  @Limited('checkrecaptcha', 60, 5)
  async checkBot(@Req() request: CallRequest, @Query() asked: unknown) {
    return { success: await this.bots.check(request.ip, readQuery(botQuery, asked).token) };
  }

  @Put('register.php')
  @Limited('register', 20, 60)
  async register(@Req() request: CallRequest, @Body() body: unknown) {
    const form = readQuery(registrationModel, body);
    await this.bots.takePass(request.ip);
    const result = await this.registrations.register(form);
    if (!result.ok) return { error: result.error, message: result.message };
    const { username, mailSent } = result;
    return { username, mailSent };
  }

  @Put('sendMail.php')
  @Limited('sendMail', 10, 60)
  async sendMail(@Req() request: CallRequest, @Body() body: unknown) {
    const form = readQuery(contactForm, body);
    await this.bots.takePass(request.ip);
    await this.contact.send(form);
    return { success: true };
  }
}
