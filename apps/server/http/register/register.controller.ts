import { Get, Inject, Put, Req } from '@nestjs/common';
import { BotCheckService, ContactService, RegistrationService } from '#auth';
import { MatchingService } from '#institution';
import { AnonymousCalls } from '../anonymous-call.ts';
import { DONE } from '../answer-schemas.ts';
import type { CallRequest } from '../call.ts';
import { Asked } from '../openapi/asked.ts';
import { type AnswerOf, type AskedOf, Documented } from '../openapi/call-description.ts';
import { Limited } from '../rate-limit.guard.ts';
import {
  challengeCall,
  checkBotCall,
  checkNumberCall,
  contactCall,
  feedbackCall,
  registerCall,
} from './register-calls.ts';

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
  @Limited('checkknr', 100, 5)
  @Documented(checkNumberCall)
  async checkNumber(
    @Asked() { knr }: AskedOf<typeof checkNumberCall>,
  ): Promise<AnswerOf<typeof checkNumberCall>> {
    const known = await this.matching.find(knr);
    if (known === null) return { correct: false };
    const { name1: name_1, name2: name_2, zip, city, street, number } = known;
    return { correct: true, data: { name_1, name_2, zip, city, street, number } };
  }

  /** Beyond the specification: what the browser has to solve before checkrecaptcha.php. */
  @Get('challenge.php')
  @Limited('challenge', 300, 5)
  @Documented(challengeCall)
  challenge(@Asked() _: AskedOf<typeof challengeCall>) {
    return this.bots.challenge();
  }

  @Get('checkrecaptcha.php')
  @Limited('checkrecaptcha', 300, 5)
  @Documented(checkBotCall)
  async checkBot(@Asked() { token }: AskedOf<typeof checkBotCall>, @Req() { ip }: CallRequest) {
    return { success: await this.bots.check(ip, token) };
  }

  @Put('register.php')
  @Limited('register', 300, 60)
  @Documented(registerCall)
  async register(@Asked() form: AskedOf<typeof registerCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    const result = await this.registrations.register(form);
    if (!result.ok) return { error: result.error, message: result.message };
    const { username, mailSent } = result;
    return { username, mailSent };
  }

  @Put('sendMail.php')
  @Limited('sendMail', 100, 60)
  @Documented(contactCall)
  async sendMail(@Asked() form: AskedOf<typeof contactCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    await this.contact.send(form);
    return DONE;
  }

  /** Beyond the specification, whose route /feedback names no call. */
  @Put('sendFeedback.php')
  @Limited('sendFeedback', 100, 60)
  @Documented(feedbackCall)
  async sendFeedback(@Asked() form: AskedOf<typeof feedbackCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    await this.contact.feedback(form);
    return DONE;
  }
}
