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
ALTER TABLE "sandbox"."slip_payment" ADD CONSTRAINT "slip_payment_our_number_slip_our_number_fk" FOREIGN KEY ("our_number") REFERENCES "sandbox"."slip"("our_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "slip_created" ON "sandbox"."slip" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "slip_payment_slip" ON "sandbox"."slip_payment" USING btree ("our_number");--> statement-breakpoint
CREATE INDEX "slip_payment_paid" ON "sandbox"."slip_payment" USING btree ("paid_at");