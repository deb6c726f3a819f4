import { Inject, Req } from '@nestjs/common';
import { MatchingService } from '#institution';
import { type AnswerOf, Call, type CallRequest, Calls, DONE, Input, type InputOf } from '#platform/http';
import { BotCheckService } from '../bot-check/bot-check.service.ts';
import { ContactService } from '../messages/contact.service.ts';
import { RegistrationService } from '../registration/registration.service.ts';
import {
  challengeCall,
  checkBotCall,
  checkNumberCall,
  contactCall,
  feedbackCall,
  registerCall,
} from './register-calls.ts';

/** Calls of visitors before they have a user (access specification, section 7, register/). */
@Calls()
export class RegisterController {
  constructor(
    @Inject(MatchingService) private readonly matching: MatchingService,
    @Inject(BotCheckService) private readonly bots: BotCheckService,
    @Inject(RegistrationService) private readonly registrations: RegistrationService,
    @Inject(ContactService) private readonly contact: ContactService,
  ) {}

  @Call(checkNumberCall)
  async checkNumber(
    @Input() { knr }: InputOf<typeof checkNumberCall>,
  ): Promise<AnswerOf<typeof checkNumberCall>> {
    const known = await this.matching.find(knr);
    if (known === null) return { correct: false };
    const { name1: name_1, name2: name_2, zip, city, street, number } = known;
    return { correct: true, data: { name_1, name_2, zip, city, street, number } };
  }

  /** Not in the specification: the challenge to solve before checkrecaptcha.php. */
  @Call(challengeCall)
  challenge(@Input() _: InputOf<typeof challengeCall>) {
    return this.bots.challenge();
  }

  @Call(checkBotCall)
  async checkBot(@Input() { token }: InputOf<typeof checkBotCall>, @Req() { ip }: CallRequest) {
    return { success: await this.bots.check(ip, token) };
  }

  @Call(registerCall)
  async register(@Input() form: InputOf<typeof registerCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    const result = await this.registrations.register(form);
    if (!result.ok) return { error: result.error, message: result.message };
    const { username, mailSent } = result;
    return { username, mailSent };
  }

  @Call(contactCall)
  async sendMail(@Input() form: InputOf<typeof contactCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    await this.contact.send(form);
    return DONE;
  }

  /** Not in the specification, whose route /feedback has no call. */
  @Call(feedbackCall)
  async sendFeedback(@Input() form: InputOf<typeof feedbackCall>, @Req() { ip }: CallRequest) {
    await this.bots.takePass(ip);
    await this.contact.feedback(form);
    return DONE;
  }
}
