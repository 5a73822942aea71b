CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "sandbox"."application_state" (
	"alias" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."card_order" (
	"order_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"installments" integer NOT NULL,
	"descriptor" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"denial" text,
	"capture_id" text,
	"captured_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_order_capture_id_unique" UNIQUE("capture_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox"."card_token" (
	"token" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."charge" (
	"txid" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"receiver_name" text NOT NULL,
	"payer_name" text NOT NULL,
	"description" text NOT NULL,
	"br_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."mail" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."pix" (
	"end_to_end_id" text PRIMARY KEY NOT NULL,
	"txid" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."saml_key" (
	"id" integer PRIMARY KEY NOT NULL,
	"private_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."slip" (
	"our_number" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"beneficiary_name" text NOT NULL,
	"payer_name" text NOT NULL,
	"barcode" text NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."slip_payment" (
	"payment_number" text PRIMARY KEY NOT NULL,
	"our_number" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox"."pix" ADD CONSTRAINT "pix_txid_charge_txid_fk" FOREIGN KEY ("txid") REFERENCES "sandbox"."charge"("txid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox"."slip_payment" ADD CONSTRAINT "slip_payment_our_number_slip_our_number_fk" FOREIGN KEY ("our_number") REFERENCES "sandbox"."slip"("our_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_order_created" ON "sandbox"."card_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "card_order_captured" ON "sandbox"."card_order" USING btree ("captured_at");--> statement-breakpoint
CREATE INDEX "charge_created" ON "sandbox"."charge" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_sent" ON "sandbox"."mail" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "pix_charge" ON "sandbox"."pix" USING btree ("txid");--> statement-breakpoint
CREATE INDEX "pix_paid" ON "sandbox"."pix" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "slip_created" ON "sandbox"."slip" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slip_payment_slip" ON "sandbox"."slip_payment" USING btree ("our_number");--> statement-breakpoint
CREATE INDEX "slip_payment_paid" ON "sandbox"."slip_payment" USING btree ("paid_at");